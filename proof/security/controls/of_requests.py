"""Controls on what arrives: from where, how much, how often, in what form."""

from proof.security.controls.control import Control

OF_REQUESTS = (
    Control(
        name="Forms of other sites are refused",
        file="service/pages/form.py",
        before="    refuse_other_sites(request, resources)\n",
        after="",
        test="service/test_account_pages.py::test_forms_of_other_sites_are_refused",
    ),
    Control(
        name="Pages of other sites do not call tools",
        file="service/mcp/host_and_origin.py",
        before="if origin not in allowed and not is_own_machine(host_name(origin)):",
        after="if False:",
        test="service/test_mcp.py::test_pages_of_other_sites",
    ),
    Control(
        name="Tools answer under their own name only",
        file="service/mcp/host_and_origin.py",
        before="if name != ours.hostname and not is_address(name):",
        after="if False:",
        test="service/test_mcp.py::test_other_hosts_are_misdirected",
    ),
    Control(
        name="Sign-in leads to a page of this host only",
        file="service/pages/redirect.py",
        before="    plain = unquote(text)\n",
        after="    return text\n    plain = unquote(text)\n",
        test="service/test_account_pages.py::test_sign_in_never_leads_to_another_site",
    ),
    Control(
        name="The guide serves what it lists, and no other file",
        file="service/guide/pages.py",
        before='files.get(f"{name}.html") or files.get(name)',
        after='files["index.html"].parent / name',
        test="service/test_guide.py::test_what_is_not_in_the_guide_is_not_served",
    ),
)
