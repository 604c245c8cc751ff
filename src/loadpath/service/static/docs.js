// Replaces the plain list of the docs page by Swagger UI, if its files are there.
if (window.SwaggerUIBundle) {
  document.getElementById("content").classList.add("wide");
  window.SwaggerUIBundle({
    url: "/api/openapi.json",
    dom_id: "#docs",
    deepLinking: true,
    validatorUrl: null,
    displayRequestDuration: true,
  });
}
